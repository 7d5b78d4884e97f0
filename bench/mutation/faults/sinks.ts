// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code stands in strings here
// Faults in webhooks and mails.
import type { PlantedFault } from '../fault.ts'

export const SINKS_FAULTS: readonly PlantedFault[] = [
  {
    name: 'webhooks into the private network',
    file: 'functions/sinks/private-address.ts',
    find: "if (address.range() !== 'unicast') return true",
    replace: "if (address.range() === 'loopback') return true",
    tests: ['functions/sinks/private-address.test.ts'],
  },
  {
    name: 'a name may lead into the private network',
    file: 'functions/sinks/private-address.ts',
    find: 'addresses.some(({ address }) => isPrivateAddress(address))',
    replace: 'addresses.every(({ address }) => isPrivateAddress(address))',
    tests: ['functions/sinks/private-address.test.ts'],
  },
  {
    name: 'leads travel unencrypted without a word',
    file: 'functions/sinks/webhook-settings.ts',
    find: "if (url.protocol === 'http:')\n",
    replace: "if (url.protocol === 'ftp:')\n",
    tests: ['functions/lib/settings.test.ts'],
  },
  {
    name: 'webhooks are not signed',
    file: 'functions/sinks/posting-sink.ts',
    find: 'const signed = settings.secret ?',
    replace: "const signed = settings.secret === '' ?",
    tests: ['functions/sinks/webhook.test.ts'],
  },
  {
    name: 'any answer below 400 counts as delivered',
    file: 'functions/sinks/posting-sink.ts',
    find: 'status >= 200 && status < 300',
    replace: 'status < 400',
    tests: ['functions/sinks/webhook.test.ts'],
  },
  {
    name: 'a receiver that is gone is asked for days',
    file: 'functions/sinks/posting-sink.ts',
    find: "if (status === 410) return { kind: 'refused'",
    replace: "if (status === 404) return { kind: 'refused'",
    tests: ['functions/sinks/webhook.test.ts'],
  },
  {
    name: 'the address is checked by its name alone',
    file: 'functions/sinks/webhook.ts',
    find: 'if (lookup && leadsInside(target)) return Promise.reject(new PrivateAddressError())\n',
    replace: '',
    tests: ['functions/sinks/webhook.test.ts'],
  },
  {
    name: 'retry-after in seconds is read as milliseconds',
    file: 'functions/sinks/posting-sink.ts',
    find: 'Number(text) * 1000',
    replace: 'Number(text)',
    tests: ['functions/sinks/webhook.test.ts'],
  },
  {
    name: 'short secrets for signatures',
    file: 'functions/sinks/webhook-settings.ts',
    find: 'bytes.length >= 24 &&',
    replace: 'bytes.length >= 1 &&',
    tests: ['functions/lib/settings.test.ts'],
  },
  {
    name: 'a visitor writes to many addresses',
    file: 'functions/sinks/mail.ts',
    find: "if (!isPlainAddress(email)) return { kind: 'refused'",
    replace: "if (email === '') return { kind: 'refused'",
    tests: ['functions/sinks/mail.test.ts'],
  },
  {
    name: 'passwords for mail are sent unencrypted',
    file: 'functions/sinks/mail-transport.ts',
    find: "    requireTLS: new URL(address).password !== '',\n",
    replace: '',
    tests: ['functions/sinks/mail.test.ts'],
  },
  {
    name: 'the owner hears of unknown recipients for good',
    file: 'functions/sinks/mail.ts',
    find: "return send(transport, { ...mail, ...about, signal }, 'failed')",
    replace: "return send(transport, { ...mail, ...about, signal }, 'refused')",
    tests: ['functions/sinks/mail.test.ts'],
  },
  {
    name: 'advertisement goes out as the name of a visitor',
    file: 'functions/sinks/mail-texts.ts',
    find: "name === '' || isAdvertisement(name)",
    replace: "name === ''",
    tests: ['functions/sinks/mail-texts.test.ts'],
  },
  {
    name: 'suspected leads look like others in the mail',
    file: 'functions/sinks/mail-texts.ts',
    find: "suspicion.length > 0 ? `[${words.suspicious}] ` : ''",
    replace: "''",
    tests: ['functions/sinks/mail-texts.test.ts'],
  },
]
