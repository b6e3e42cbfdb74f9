"""Software projects and where their own documentation is."""

SOFTWARE = """
[project]
postgresql.org: postgresql | postgres | psql | pg_#* | postgre
github.com/pgvector: pgvector
qdrant.tech: qdrant
weaviate.io: weaviate
milvus.io: milvus
pinecone.io: pinecone
trychroma.com: chromadb
mysql.com dev.mysql.com: mysql | innodb
mariadb.org mariadb.com: mariadb
sqlite.org: sqlite | sqlite3
mongodb.com: mongodb
redis.io: redis
valkey.io: valkey
elastic.co: elasticsearch | kibana | logstash
opensearch.org: opensearch
clickhouse.com: clickhouse
duckdb.org: duckdb
cassandra.apache.org: apache cassandra | cassandra database | cassandra cluster*
kafka.apache.org: kafka
spark.apache.org: apache spark | pyspark
airflow.apache.org: airflow
flink.apache.org: flink
hadoop.apache.org: hadoop
httpd.apache.org: apache httpd | apache http server
nginx.org: nginx
caddyserver.com: caddyserver | caddyfile
haproxy.org: haproxy
traefik.io: traefik
envoyproxy.io: envoy proxy
istio.io: istio
kubernetes.io: kubernetes | k8s | kubectl | kubeadm | 쿠버네티스* | クバネティス
cert-manager.io: cert-manager
helm.sh: helm chart* | helm #
argo-cd.readthedocs.io: argo cd | argocd
docker.com docs.docker.com: docker | dockerfile | docker compose | 도커* | ドッカー
podman.io: podman
containerd.io: containerd
terraform.io developer.hashicorp.com: terraform | hashicorp
opentofu.org: opentofu
ansible.com: ansible
prometheus.io: promql | prometheus metric* | prometheus alert* | prometheus server
grafana.com: grafana
opentelemetry.io: opentelemetry
jenkins.io: jenkins
docs.github.com: github actions | github copilot | github pages
docs.gitlab.com: gitlab
git-scm.com: git rebase | git commit | git | git submodule*
letsencrypt.org: let's encrypt | letsencrypt | certbot
openssl.org: openssl
openssh.com: openssh | sshd
curl.se: curl | libcurl
kernel.org: linux kernel | kernel # | 리눅스 커널* | linuxカーネル | linux内核 | linux-kernel
debian.org: debian
ubuntu.com: ubuntu | 우분투* | 乌班图
fedoraproject.org: fedora
redhat.com: red hat | rhel
archlinux.org wiki.archlinux.org: arch linux
alpinelinux.org: alpine linux
freebsd.org: freebsd
nixos.org: nixos
raspberrypi.com: raspberry pi* | 라즈베리파이* | ラズベリーパイ | 树莓派
arduino.cc: arduino | 아두이노*
home-assistant.io: home assistant
python.org docs.python.org: python* | cpython | 파이썬* | パイソン
pypi.org packaging.python.org: pypi | pip install
numpy.org: numpy
pandas.pydata.org: pandas dataframe* | pandas groupby | pandas #
scipy.org: scipy
scikit-learn.org: scikit-learn | sklearn
pytorch.org: pytorch | 파이토치*
tensorflow.org: tensorflow | 텐서플로*
keras.io: keras
jax.readthedocs.io: =JAX
docs.vllm.ai: vllm
github.com/ggml-org: llama.cpp | ggml | gguf
ollama.com: ollama
langchain.com: langchain | langgraph
llamaindex.ai: llamaindex
djangoproject.com: django # | django orm | django rest* | django model* | django admin*
flask.palletsprojects.com: flask app* | flask # | flask blueprint*
fastapi.tiangolo.com: fastapi
docs.pydantic.dev: pydantic
docs.sqlalchemy.org: sqlalchemy
docs.celeryq.dev: celery worker* | celery beat | celery task*
docs.pytest.org: pytest
docs.astral.sh: =uv | ruff
jupyter.org: jupyter
playwright.dev: playwright
selenium.dev: selenium
scrapy.org: scrapy
nodejs.org: node.js | nodejs
npmjs.com docs.npmjs.com: npm
deno.com: deno
bun.sh: bun runtime | bun.sh
typescriptlang.org: typescript | 타입스크립트*
developer.mozilla.org: javascript | css grid | html5 | web api* | 자바스크립트* | ジャバスクリプト
react.dev: react # | react hook* | react component* | react native | reactjs | 리액트* | react.js
nextjs.org: next.js | nextjs
vuejs.org: vue # | vue.js | nuxt*
angular.dev: angular
svelte.dev: svelte*
tailwindcss.com: tailwind*
vite.dev: vitejs | vite #
webpack.js.org: webpack
electronjs.org: electron app* | electronjs
expressjs.com: express.js
nestjs.com: nestjs
graphql.org: graphql
grpc.io: grpc
protobuf.dev: protobuf | protocol buffers
openapis.org: openapi
go.dev: golang | go 1.#
rust-lang.org doc.rust-lang.org: rust-lang | rustc | rust 1.# | rust programming | rust compiler | 러스트 언어*
openjdk.org docs.oracle.com: openjdk | java # | jdk | jvm | java programming | 자바 #
spring.io: spring boot | spring framework | 스프링부트* | 스프링 부트*
kotlinlang.org: kotlin | 코틀린*
scala-lang.org: scala # | scala programming
swift.org: swift # | swift programming
dart.dev flutter.dev: flutter | dart # | 플러터*
developer.android.com: android sdk | android studio | jetpack compose
developer.apple.com: xcode | swiftui | app store connect
dotnet.microsoft.com learn.microsoft.com: dotnet | asp.net* | blazor
ruby-lang.org: ruby # | ruby gem* | ruby programming
rubyonrails.org: ruby on rails
php.net: php
laravel.com: laravel
wordpress.org: wordpress | 워드프레스*
drupal.org: drupal
elixir-lang.org: elixir | phoenix liveview
erlang.org: erlang
haskell.org: haskell | ghc
julialang.org: julia language | julia programming
r-project.org: rstudio | cran
gnu.org: gcc | emacs | bash # | =Bash | glibc
llvm.org: llvm | clang
cmake.org: cmake
isocpp.org en.cppreference.com: c++* | cppreference
ziglang.org: =Zig
webassembly.org: webassembly | wasm
mozilla.org: firefox | mozilla | 파이어폭스* | 火狐
chromium.org developer.chrome.com: chromium | google chrome | chrome # | 크롬 브라우저*
libreoffice.org: libreoffice
gimp.org: gimp
blender.org: blender # | blender 3d
ffmpeg.org: ffmpeg
videolan.org: vlc
obsproject.com: obs studio
godotengine.org: godot
unity.com: unity engine | unity # | 유니티*
unrealengine.com: unreal engine* | 언리얼*
mediawiki.org: mediawiki
wikidata.org: wikidata
openstreetmap.org: openstreetmap
qgis.org: qgis
latex-project.org: =LaTeX
pandoc.org: pandoc
joplinapp.org: joplin
obsidian.md: obsidian
notion.so: notion api | notion app
slack.com: slack api | slack bot* | slack app
zoom.us: zoom meeting*
wireguard.com: wireguard
openvpn.net: openvpn
tailscale.com: tailscale
cloudflare.com developers.cloudflare.com: cloudflare* | 클라우드플레어*
vercel.com: vercel
supabase.com: supabase
firebase.google.com: firebase
keycloak.org: keycloak
auth0.com: auth0
min.io: minio
ceph.io: ceph
proxmox.com: proxmox
vmware.com: vmware | vsphere
rabbitmq.com: rabbitmq
nats.io: =NATS
sentry.io: sentry
snowflake.com: snowflake
databricks.com: databricks
getdbt.com: dbt
"""
