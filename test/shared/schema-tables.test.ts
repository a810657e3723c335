import { expect, it } from 'vitest'
import { tablesOf } from '../../shared/schema-tables.ts'

it('17.2: finds the tables of a schema as SQL may write them, and none in a comment', () => {
  expect(
    tablesOf([
      `CREATE TABLE a (id);
      -- CREATE TABLE in_a_comment (id);
      create table if not exists "b" (id) WITHOUT ROWID; /* CREATE TABLE neither (id) */`,
      'CREATE INDEX c ON a (id); ALTER TABLE a ADD COLUMN d',
      'CREATE VIRTUAL TABLE e USING fts5 (text);CREATE\nTABLE f(id)',
    ]),
  ).toEqual(['a', 'b', 'e', 'f'])
})
