import { mailReporter, mailSinks } from '../sinks/mail.ts'
import { webhookSink } from '../sinks/webhook.ts'
import type { HostFacts } from './host-facts.ts'
import { leadDelivery } from './lead-delivery.ts'
import { NODE_DATABASES } from './node-databases.ts'

/** Delivery from a host with sockets: to the webhook and by mail. */
export function nodeDelivery(host: HostFacts) {
  return leadDelivery(host, {
    sendsMail: true,
    databases: NODE_DATABASES,
    openSinks: ({ webhook, mail }, services) => [
      ...(webhook ? [webhookSink(webhook, services.now)] : []),
      ...(mail ? mailSinks(mail, services) : []),
    ],
    openReporter: ({ mail }) => (mail?.reports ? mailReporter(mail) : null),
  })
}
