// The site on Kubernetes, as a base for kustomize: an overlay of the owner's own names the image and brings the settings.
import type { OutputFile } from '../../types.ts'
import { NGINX_IMAGE, NGINX_USER, POSTGRES_IMAGE } from './compose.ts'
import { documentsProxy } from './documents-proxy.ts'
import { DOCUMENTS_MEMORY, MADE_BY, METRICS_PORT, PORT, STOP_SECONDS, USER_ID, WEB_MEMORY } from './place.ts'

/** The proxy asks for pods by their full name, which has the namespace in it. */
export const NAMESPACE = 'site'

/** Pods by a name that lists them all, as kubeadm, k3s and the large hosts call their server of names. */
const CLUSTER_NETWORK = {
  resolver: 'kube-dns.kube-system.svc.cluster.local',
  servers: `documents.${NAMESPACE}.svc.cluster.local`,
}

/**
 * @param url address of the site
 * @param megabytes of the largest body
 */
export function kubernetesFiles(url: string, megabytes: number): OutputFile[] {
  return [
    { path: 'kubernetes/kustomization.yaml', contents: KUSTOMIZATION },
    { path: 'kubernetes/documents-proxy.conf', contents: documentsProxy(CLUSTER_NETWORK, megabytes) },
    { path: 'kubernetes/web.yaml', contents: web(new URL(url).host, megabytes) },
    { path: 'kubernetes/documents.yaml', contents: DOCUMENTS },
    { path: 'kubernetes/documents-proxy.yaml', contents: DOCUMENTS_PROXY },
    { path: 'kubernetes/postgres.yaml', contents: POSTGRES },
  ]
}

const KUSTOMIZATION = `${MADE_BY}
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
namespace: ${NAMESPACE}
resources: [web.yaml, documents.yaml, documents-proxy.yaml, postgres.yaml]
configMapGenerator:
  - name: documents-proxy
    files: [nginx.conf=documents-proxy.conf]
`

const labels = (name: string) => `labels: { app.kubernetes.io/part-of: site, app.kubernetes.io/name: ${name} }`
const selector = (name: string) => `{ app.kubernetes.io/part-of: site, app.kubernetes.io/name: ${name} }`

const SHUT_IN = `securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }`

/** Of a pod whose processes are nobody that the machine knows, and who may ask the cluster nothing. */
const asUser = (user: number) => `automountServiceAccountToken: false
      terminationGracePeriodSeconds: ${STOP_SECONDS}
      securityContext:
        runAsNonRoot: true
        runAsUser: ${user}
        runAsGroup: ${user}
        seccompProfile: { type: RuntimeDefault }`

const WITH_METRICS = `annotations: { prometheus.io/scrape: "true", prometheus.io/port: "${METRICS_PORT}" }`

const PROBES = `startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 1
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 2
            timeoutSeconds: 6
          # Until every proxy knows that this one is going, it goes on answering.
          lifecycle:
            preStop: { sleep: { seconds: 5 } }`

const PORTS = `ports:
            - { name: http, containerPort: ${PORT} }
            - { name: metrics, containerPort: ${METRICS_PORT} }`

const SECRET = 'site'

function web(host: string, megabytes: number): string {
  return `${MADE_BY}
apiVersion: apps/v1
kind: Deployment
metadata: { name: web, ${labels('web')} }
spec:
  replicas: 2
  selector: { matchLabels: ${selector('web')} }
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  template:
    metadata:
      ${labels('web')}
      ${WITH_METRICS}
    spec:
      ${asUser(USER_ID)}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: { matchLabels: ${selector('web')} }
      containers:
        - name: web
          image: site
          # All further settings (README.md has the list), and POSTGRES_PASSWORD.
          envFrom:
            - secretRef: { name: ${SECRET} }
          env:
            - { name: ROLE, value: web }
            - { name: DOCUMENTS_URL, value: "http://documents-proxy:${PORT}" }
            - { name: LEADS_DATABASE_URL, value: "postgres://site:$(POSTGRES_PASSWORD)@postgres/site" }
            - { name: METRICS_PORT, value: "0.0.0.0:${METRICS_PORT}" }
            # The ingress; of a larger host's balancer before it count that one, too.
            - { name: TRUST_PROXY, value: "1" }
          ${PORTS}
          resources:
            requests: { cpu: 100m, memory: 192Mi }
            limits: { memory: ${WEB_MEMORY}Mi }
          ${SHUT_IN}
          ${PROBES}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - { name: tmp, emptyDir: {} }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: web, ${labels('web')} }
spec:
  minAvailable: 1
  selector: { matchLabels: ${selector('web')} }
---
apiVersion: v1
kind: Service
metadata: { name: web, ${labels('web')} }
spec:
  selector: ${selector('web')}
  ports:
    - { name: http, port: 80, targetPort: http }
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: web
  ${labels('web')}
  annotations:
    # ingress-nginx refuses everything over 1m by itself.
    nginx.ingress.kubernetes.io/proxy-body-size: ${megabytes}m
spec:
  tls:
    - { hosts: [${host}], secretName: site-tls }
  rules:
    - host: ${host}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend: { service: { name: web, port: { name: http } } }
`
}

// A pod reads one document at a time. Its name lists all pods (clusterIP: None), so that the proxy can ask the next one.
const DOCUMENTS = `${MADE_BY}
apiVersion: apps/v1
kind: Deployment
metadata: { name: documents, ${labels('documents')} }
spec:
  # How many there are is said by the autoscaler below.
  selector: { matchLabels: ${selector('documents')} }
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  template:
    metadata:
      ${labels('documents')}
      ${WITH_METRICS}
    spec:
      ${asUser(USER_ID)}
      containers:
        - name: documents
          image: site
          env:
            - { name: ROLE, value: documents }
            - { name: METRICS_PORT, value: "0.0.0.0:${METRICS_PORT}" }
            - { name: TRUST_PROXY, value: "2" }
          ${PORTS}
          resources:
            requests: { cpu: "1", memory: 512Mi }
            limits: { memory: ${DOCUMENTS_MEMORY}Mi }
          ${SHUT_IN}
          ${PROBES}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - { name: tmp, emptyDir: {} }
---
apiVersion: v1
kind: Service
metadata: { name: documents, ${labels('documents')} }
spec:
  clusterIP: None
  selector: ${selector('documents')}
  ports:
    - { name: http, port: ${PORT}, targetPort: http }
---
# By how many documents wait for their turn. That figure comes from Prometheus by an adapter (docs/deploy/container.md).
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: documents, ${labels('documents')} }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: documents }
  minReplicas: 1
  maxReplicas: 10
  metrics:
    - type: Pods
      pods:
        metric: { name: site_documents_waiting }
        target: { type: AverageValue, averageValue: "1" }
  behavior:
    scaleUp: { stabilizationWindowSeconds: 0 }
    # Visitors come in waves.
    scaleDown: { stabilizationWindowSeconds: 300 }
---
# What visitors upload stays here: these pods are asked by the proxy, and ask nobody.
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: documents, ${labels('documents')} }
spec:
  podSelector: { matchLabels: ${selector('documents')} }
  policyTypes: [Ingress, Egress]
  ingress:
    - from:
        - podSelector: { matchLabels: ${selector('documents-proxy')} }
      ports: [{ port: http }]
    - ports: [{ port: metrics }]
  egress: []
`

const DOCUMENTS_PROXY = `${MADE_BY}
apiVersion: apps/v1
kind: Deployment
metadata: { name: documents-proxy, ${labels('documents-proxy')} }
spec:
  replicas: 1
  selector: { matchLabels: ${selector('documents-proxy')} }
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  template:
    metadata:
      ${labels('documents-proxy')}
    spec:
      ${asUser(NGINX_USER)}
      containers:
        - name: nginx
          image: ${NGINX_IMAGE}
          ports:
            - { name: http, containerPort: ${PORT} }
          resources:
            requests: { cpu: 50m, memory: 64Mi }
            limits: { memory: 512Mi }
          ${SHUT_IN}
          readinessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 2
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
          lifecycle:
            preStop: { sleep: { seconds: 5 } }
          volumeMounts:
            - { name: settings, mountPath: /etc/nginx/nginx.conf, subPath: nginx.conf }
            - { name: tmp, mountPath: /tmp }
      volumes:
        - { name: settings, configMap: { name: documents-proxy } }
        - { name: tmp, emptyDir: {} }
---
apiVersion: v1
kind: Service
metadata: { name: documents-proxy, ${labels('documents-proxy')} }
spec:
  selector: ${selector('documents-proxy')}
  ports:
    - { name: http, port: ${PORT}, targetPort: http }
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: documents-proxy, ${labels('documents-proxy')} }
spec:
  podSelector: { matchLabels: ${selector('documents-proxy')} }
  policyTypes: [Ingress, Egress]
  ingress:
    - from:
        - podSelector: { matchLabels: ${selector('web')} }
      ports: [{ port: http }]
  egress:
    - to:
        - podSelector: { matchLabels: ${selector('documents')} }
      ports: [{ port: http }]
    # The server of names.
    - ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
`

/** As numbered in PostgreSQL's own image. */
const POSTGRES_USER = 999

const POSTGRES = `${MADE_BY}
# One server with a disk. Who has a PostgreSQL elsewhere leaves this file out and sets LEADS_DATABASE_URL in an overlay.
apiVersion: apps/v1
kind: StatefulSet
metadata: { name: postgres, ${labels('postgres')} }
spec:
  serviceName: postgres
  replicas: 1
  selector: { matchLabels: ${selector('postgres')} }
  template:
    metadata:
      ${labels('postgres')}
    spec:
      ${asUser(POSTGRES_USER)}
        fsGroup: ${POSTGRES_USER}
      containers:
        - name: postgres
          image: ${POSTGRES_IMAGE}
          env:
            - { name: POSTGRES_USER, value: site }
            - { name: POSTGRES_DB, value: site }
            - name: POSTGRES_PASSWORD
              valueFrom: { secretKeyRef: { name: ${SECRET}, key: POSTGRES_PASSWORD } }
            # A folder of its own: the topmost one of a disk may hold what the disk itself needs.
            - { name: PGDATA, value: /var/lib/postgresql/data/site }
          ports:
            - { name: postgres, containerPort: 5432 }
          resources:
            requests: { cpu: 100m, memory: 256Mi }
            limits: { memory: 1Gi }
          ${SHUT_IN}
          startupProbe:
            exec: { command: [pg_isready, -U, site] }
            periodSeconds: 2
            failureThreshold: 60
          readinessProbe:
            exec: { command: [pg_isready, -U, site] }
            periodSeconds: 5
          volumeMounts:
            - { name: leads, mountPath: /var/lib/postgresql/data }
            - { name: run, mountPath: /var/run/postgresql }
            - { name: tmp, mountPath: /tmp }
      volumes:
        - { name: run, emptyDir: {} }
        - { name: tmp, emptyDir: {} }
  volumeClaimTemplates:
    - metadata: { name: leads }
      spec:
        accessModes: [ReadWriteOnce]
        resources: { requests: { storage: 5Gi } }
---
apiVersion: v1
kind: Service
metadata: { name: postgres, ${labels('postgres')} }
spec:
  clusterIP: None
  selector: ${selector('postgres')}
  ports:
    - { name: postgres, port: 5432 }
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: postgres, ${labels('postgres')} }
spec:
  podSelector: { matchLabels: ${selector('postgres')} }
  policyTypes: [Ingress]
  ingress:
    - from:
        - podSelector: { matchLabels: ${selector('web')} }
      ports: [{ port: postgres }]
`
