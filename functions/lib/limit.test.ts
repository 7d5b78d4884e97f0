import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bareAddress, createLimiter, network } from './limit.ts'

const limiting = suite('createLimiter')

limiting('lets requests of one address pass up to the limit and then names the seconds to wait', async () => {
  const limiter = createLimiter({ requests: 2, seconds: 60 })
  assert.equal([await limiter('192.0.2.1'), await limiter('192.0.2.1')], [0, 0])
  assert.is(await limiter('192.0.2.1'), 60)
})

limiting('counts each address separately', async () => {
  const limiter = createLimiter({ requests: 1, seconds: 60 })
  await limiter('192.0.2.1')
  assert.is(await limiter('192.0.2.2'), 0)
})

limiting('counts the networks of a /48 together, with ten times the limit', async () => {
  const limiter = createLimiter({ requests: 1, seconds: 60 })
  const waits = []
  for (let n = 0; n < 11; n++) waits.push(await limiter(`2001:db8:7:${n}::1`))
  assert.equal(waits, [...Array(10).fill(0), 60])
  assert.is(await limiter('2001:db8:8::1'), 0)
  // Neighbouring IPv4 addresses are separate visitors.
  for (let n = 0; n < 30; n++) assert.is(await limiter(`192.0.2.${n}`), 0)
})

limiting('ignores the port of an address', async () => {
  const limiter = createLimiter({ requests: 1, seconds: 60 })
  await limiter('192.0.2.1:50000')
  assert.is(await limiter('192.0.2.1:50001'), 60)
})

limiting.run()

const addresses = suite('bareAddress')

addresses('leaves out ports, brackets and zones', () => {
  for (const text of ['192.0.2.1', '192.0.2.1:443', '::ffff:192.0.2.1', '[::ffff:192.0.2.1]:443'])
    assert.is(bareAddress(text), '192.0.2.1', text)
  for (const text of [
    '2001:db8::7',
    '[2001:db8::7]',
    '[2001:db8::7]:443',
    '2001:db8::7%eth0',
    '[2001:db8::7%eth0]:443',
  ])
    assert.is(bareAddress(text), '2001:db8::7', text)
})

addresses('leaves anything that is not an address alone', () => {
  for (const text of ['', 'unknown', '_hidden:80', '[x', '1.2.3:4']) assert.is(bareAddress(text), text)
})

addresses.run()

const networks = suite('network')

networks('keeps an IPv4 address as it is, also when it is written as IPv6', () => {
  assert.is(network('192.0.2.1'), '192.0.2.1')
  assert.is(network('::ffff:192.0.2.1'), '192.0.2.1')
})

networks('takes the first 64 bits of an IPv6 address, however it is written', () => {
  for (const address of ['2001:db8:0:7::1', '2001:0DB8:0:07:ffff:1:2:3', '2001:db8::7:0:0:0:9%eth0']) {
    assert.is(network(address), '2001:db8:0:7::/64', address)
  }
  assert.is(network('::1'), '0:0:0:0::/64')
  assert.is(network('fe80::'), 'fe80:0:0:0::/64')
})

networks('leaves anything that is not an address alone', () => {
  assert.is(network(''), '')
})

networks.run()
