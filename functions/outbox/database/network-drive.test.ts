import { tmpdir } from 'node:os'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { networkDriveOf, requireLocalDrive } from './network-drive.ts'

const test = suite('networkDriveOf')

const MOUNTS = `24 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
36 24 0:32 / /srv/site rw,relatime shared:8 - nfs4 server:/export rw,vers=4.2,addr=192.0.2.5
37 24 0:33 / /srv/office\\040share rw,relatime - cifs //server/office rw,vers=3.1.1
38 24 0:34 / /home/a/far rw,nosuid,nodev master:1 propagate_from:2 - fuse.sshfs a@server:/ rw,user_id=1000
39 36 8:2 / /srv/site/local rw,relatime - xfs /dev/sdb1 rw
40 24 0:35 / /mnt rw - nfs server:/old rw
41 40 8:3 / /mnt rw - ext4 /dev/sdc1 rw
42 24 0:36 / /disk rw - fuseblk /dev/sdd1 rw
`

test('knows network drives, folders below them and names with spaces', () => {
  const found = ['/srv/site', '/srv/site/data', '/srv/office share/data', '/home/a/far/data'].map(drive)
  assert.equal(found, ['nfs4', 'nfs4', 'cifs', 'fuse.sshfs'])
})

test('lets disks of this machine be, also those mounted below or over a network drive', () => {
  const found = ['/', '/srv', '/srv/site2', '/srv/site/local/data', '/mnt/data', '/disk/data'].map(drive)
  assert.equal(found, [null, null, null, null, null, null])
})

test('knows nothing without a list', () => {
  assert.is(networkDriveOf('/srv/site', ''), null)
})

test('lets this machine go on', () => requireLocalDrive(tmpdir()))

test.run()

function drive(folder: string): string | null {
  return networkDriveOf(folder, MOUNTS)
}
