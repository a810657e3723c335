import { describe, expect, it } from 'vitest'
import { readPublicAddress } from '../../../../worker/listing-api/fetched/public-address.ts'
import { isPublicIpv4, isPublicIpv6 } from '../../../../worker/listing-api/fetched/ip-ranges.ts'
import { NO_ADDRESSES, PRIVATE_ADDRESSES, PUBLIC_ADDRESSES } from './hostile-addresses.ts'

const refusalOf = (address: string): string | null => {
  const read = readPublicAddress(address)
  return 'refused' in read ? read.refused : null
}

describe('the address of a picture', () => {
  it('is refused where it is not public, however it is spelt (FETCH-1, FETCH-2)', () => {
    expect(PRIVATE_ADDRESSES.filter(address => refusalOf(address) !== 'private')).toEqual([])
    expect(PRIVATE_ADDRESSES.length).toBeGreaterThan(60)
    for (const address of PRIVATE_ADDRESSES)
      expect([address, refusalOf(address.replace('http:', 'https:'))]).toEqual([address, 'private'])
  })

  it('is refused with another scheme or port, with a password, and over 2,000 letters (FETCH-3)', () => {
    expect(NO_ADDRESSES.map(refusalOf)).toEqual([
      ...Array<string>(7).fill('unreadable'),
      'unreadable',
      ...Array<string>(6).fill('scheme'),
      'credentials',
      'credentials',
      ...Array<string>(3).fill('port'),
      'tooLong',
    ])
  })

  it('is taken where it is public', () => {
    expect(PUBLIC_ADDRESSES.filter(address => refusalOf(address) !== null)).toEqual([])
  })

  it('is judged by what a name server says in any notation (FETCH-1)', () => {
    expect(
      ['93.184.216.34', '10.0.0.1', '1.2.3', '01.2.3.4', '', 'x', '1.2.3.4.5'].filter(isPublicIpv4),
    ).toEqual(['93.184.216.34'])
    expect(
      [
        '2606:4700::1',
        '2606:4700:0:0:0:0:0:1',
        '::ffff:93.184.216.34',
        '64:ff9b::93.184.216.34',
        '2606:4700::1::2',
        '2606:4700',
        '1:2:3:4:5:6:7:8:9',
        '2606:4700::g',
        '2606::1.2.3.444',
        '::',
        '',
      ].filter(isPublicIpv6),
    ).toEqual(['2606:4700::1', '2606:4700:0:0:0:0:0:1'])
  })
})
