#!/bin/sh
# /usr/local/bin/dara (mode 755): commands as the service's user with its environment, on the instance at port 4000.
exec runuser -u dara -- env NODE_ENV=production DATA_DIR=/var/lib/dara/4000 \
  node --env-file=/etc/dara/dara.env /opt/dara/platform/bin/dara.mjs "$@"
