// Units of systemd for the folders that docs/deploy/server.md names: the program in /srv/site, which nothing may write, the
// leads in /var/lib/site, copies of them in /var/backups/site, and the settings in /etc/site.env.
import type { OutputFile } from '../../types.ts'

/** What keeps a process that reads strangers' documents from everything that it does not need (systemd.exec(5)). */
const SANDBOX = `User=site
Group=site
UMask=0077
NoNewPrivileges=true
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=true
PrivateTmp=true
PrivateDevices=true
ProtectClock=true
ProtectControlGroups=true
ProtectHostname=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
ProtectProc=invisible
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=true
RestrictRealtime=true
RestrictSUIDSGID=true
LockPersonality=true
RemoveIPC=true
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM`

const PLACE = `WorkingDirectory=/srv/site
Environment=NODE_ENV=production LEADS_DATABASE_URL=file:/var/lib/site/leads.db
EnvironmentFile=-/etc/site.env`

const SOCKET = `[Unit]
Description=Where the site's server is asked; visitors wait here while it restarts

[Socket]
ListenStream=127.0.0.1:3000
Backlog=2000

[Install]
WantedBy=sockets.target
`

// Memory: the server, and the process that reads documents, which ends itself at 640 MB. V8 makes code while it runs, so
// MemoryDenyWriteExecute has to stay off.
const SERVICE = `[Unit]
Description=The site with its functions
Requires=site.socket
After=network-online.target site.socket
Wants=network-online.target

[Service]
Type=notify
NotifyAccess=all
ExecStart=/usr/bin/node server.js
${PLACE}
Environment=TRUST_PROXY=loopback
Restart=always
RestartSec=1
# Longer than a document may take to read.
TimeoutStopSec=60
StateDirectory=site
StateDirectoryMode=0700
MemoryMax=1536M
TasksMax=256
LimitNOFILE=8192
${SANDBOX}

[Install]
WantedBy=multi-user.target
`

const BACKUP_SERVICE = `[Unit]
Description=Backup of the site's leads

[Service]
Type=oneshot
ExecStart=/bin/sh -c 'exec /usr/bin/node site.js leads backup /var/backups/site/leads-$(date +%%F-%%H%%M%%S).db'
ExecStartPost=/usr/bin/find /var/backups/site -name 'leads-*.db' -mtime +14 -delete
${PLACE}
ReadWritePaths=/var/lib/site /var/backups/site
${SANDBOX}
`

const BACKUP_TIMER = `[Unit]
Description=Backup of the site's leads every night

[Timer]
OnCalendar=*-*-* 03:00
RandomizedDelaySec=15min
Persistent=true

[Install]
WantedBy=timers.target
`

/** The units, with the names under which systemd finds them. */
export const UNITS: readonly OutputFile[] = [
  { path: 'systemd/site.socket', contents: SOCKET },
  { path: 'systemd/site.service', contents: SERVICE },
  { path: 'systemd/site-backup.service', contents: BACKUP_SERVICE },
  { path: 'systemd/site-backup.timer', contents: BACKUP_TIMER },
]
