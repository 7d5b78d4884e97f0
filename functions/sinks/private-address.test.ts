import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isPrivateAddress, leadsInside, PrivateAddressError, publicLookupWith } from './private-address.ts'

const addresses = suite('isPrivateAddress')

addresses('knows every range that is not public', () => {
  const inside = [
    ...['127.0.0.1', '127.255.255.255', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '192.0.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['192.0.2.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '2001:db8::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254', '::127.0.0.1', '::7f00:1', '::ffff:0:127.0.0.1'],
    ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '100::1', '4000::1'],
  ]
  for (const address of inside) assert.ok(isPrivateAddress(address), address)
})

addresses('lets public ones pass', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '2a01:4f8::1']) {
    assert.not(isPrivateAddress(address), address)
  }
})

addresses('treats anything that is not an address as private', () => {
  for (const text of ['', 'localhost', '127.0.0.1.', '1.2.3.4.5', ':::']) assert.ok(isPrivateAddress(text), text)
})

addresses('treats an IPv4 address alike when it is written as IPv6', () => {
  fc.assert(fc.property(fc.ipV4(), (address) => isPrivateAddress(address) === isPrivateAddress(`::ffff:${address}`)))
})

addresses.run()

const hosts = suite('leadsInside')

hosts('sees through every way to write an IPv4 address', () => {
  const spellings = [
    ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0x7f.1/'],
    ...[
      'http://0177.0.0.1/',
      'http://017700000001/',
      'http://127.0.0.1./',
      'http://①②⑦.0.0.1/',
      'http://%31%32%37.0.0.1/',
    ],
    ...['http://0/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://[0:0::0:1]:80/'],
    ...['http://2852039166/latest/meta-data/', 'http://user:pw@169.254.169.254/', 'http://[fd00:ec2::254]/'],
  ]
  for (const url of spellings) assert.ok(leadsInside(new URL(url)), url)
})

hosts('says nothing about a name', () => {
  for (const url of ['http://localhost/', 'https://hooks.example.com/', 'https://127.0.0.1.example.com/']) {
    assert.not(leadsInside(new URL(url)), url)
  }
})

hosts.run()

const looking = suite('publicLookupWith')

looking('hands on public addresses, one or all', async () => {
  assert.equal(await look(['8.8.8.8', '2606:4700::1111'], true), [
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  assert.equal(await look(['8.8.8.8'], false), '8.8.8.8')
})

looking('refuses a name if any of its addresses is private', async () => {
  assert.instance(await look(['8.8.8.8', '10.0.0.1'], true), PrivateAddressError)
  assert.instance(await look(['::ffff:169.254.169.254'], false), PrivateAddressError)
})

looking('hands on that a name is unknown', async () => {
  assert.is(((await look(null, true)) as Error).message, 'ENOTFOUND')
})

looking.run()

function look(found: readonly string[] | null, all: boolean): Promise<unknown> {
  const lookup = publicLookupWith((_hostname, _options, callback) => {
    const list = (found ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    callback(found ? null : new Error('ENOTFOUND'), list)
  })
  return new Promise((resolve) => {
    lookup('hooks.example.com', { all }, (error, address) => resolve(error ?? address))
  })
}
