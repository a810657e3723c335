import { FAULTS, json } from '../faults/faulty-api.ts'

type Answer = () => Response | Promise<Response>

const bytes =
  (...all: number[]): Answer =>
  () =>
    json(new Uint8Array(all))
const typed =
  (type: string, body: string): Answer =>
  () =>
    new Response(body, { headers: { 'Content-Type': type } })
const failure = (name: string): Answer => FAULTS[name] as Answer

/** Answers of status 200 that mean nothing, whatever was asked. */
export const GARBAGE: Record<string, Answer> = {
  'an empty body': () => json(''),
  blanks: () => json(' \n\t '),
  'a word': () => json('OK'),
  NaN: () => json('NaN'),
  'an empty text': () => json('""'),
  'a text': () => json('"maintenance"'),
  'a number': () => json('0'),
  true: () => json('true'),
  'HTML said to be JSON': () => json('<!DOCTYPE html><title>Even geduld</title>'),
  HTML: typed('text/html', '<!DOCTYPE html><title>Even geduld</title>'),
  XML: typed('application/xml', '<?xml version="1.0"?><error/>'),
  'JSON said to be text': typed('text/plain', '{"id":1}'),
  'a list of nulls': () => json('[null,null]'),
  'a list of numbers': () => json('[1,2,3]'),
  'a list of lists': () => json('[[],[[]]]'),
  'an error': () => json('{"error":{"code":"internal","message":"x"}}'),
  'an envelope': () => json('{"data":{},"meta":{"ok":true}}'),
  'parts of the wrong kind': () =>
    json(
      '{"id":[],"name":[],"url":[],"hostnames":7,"sections":{},"items":{},"results":{},"general":[],"total":[],"slots":0,"headTypes":{},"periods":{}}',
    ),
  'parts that are null': () =>
    json(
      '{"id":null,"url":null,"sections":null,"items":null,"results":null,"general":null,"total":null,"headTypes":null,"periods":null}',
    ),
  'keys of every object': () => json('{"__proto__":{"id":1},"constructor":{},"toString":1}'),
  'two documents': () => json('{"id":1}{"id":2}'),
  'half a JSON': failure('answers half a JSON'),
  'bytes that are no UTF-8': bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  'compressed bytes': bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xab, 0xae, 5, 0),
  'a connection cut off': failure('is cut off'),
  '20,000 levels': failure('answers with 20,000 levels'),
  'fifty megabytes': failure('answers fifty megabytes'),
}
