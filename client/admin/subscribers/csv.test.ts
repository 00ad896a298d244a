import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

const readCells = (source: string) => readCsv(source).rows.map(({ cells }) => cells);

describe('readCsv', () => {
  it.each([
    [
      'plain',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['ends with a line end, or with several', 'a,b\n\n\n', [['a', 'b']]],
    ['has line ends of Windows, or of old Macs', 'a\r\nb\rc\n', [['a'], ['b'], ['c']]],
    ['begins with a byte order mark', '\uFEFFemail\nx', [['email'], ['x']]],
    [
      'has separators, quotes and line ends within quotes',
      '"a, b","say ""hi""","two\r\nlines"\nc,d,e',
      [
        ['a, b', 'say "hi"', 'two\nlines'],
        ['c', 'd', 'e'],
      ],
    ],
    ['has empty cells at both ends', ',b,\n', [['', 'b', '']]],
    ['has quotes within a cell that has none around it', 'a"b,c"\n', [['a"b', 'c"']]],
    ['has spaces in front of a quote', 'a, "b, c"', [['a', 'b, c']]],
    [
      'is parted by semicolons',
      'email;name\nx@y.example;"Z; A"',
      [
        ['email', 'name'],
        ['x@y.example', 'Z; A'],
      ],
    ],
    [
      'is parted by tabs',
      'email\tname, first\nx\ty, z',
      [
        ['email', 'name, first'],
        ['x', 'y, z'],
      ],
    ],
    ['is empty', '', []],
  ])('reads %s', (_, source, expected) => {
    expect(readCells(source)).toEqual(expected);
  });

  it('returns the line on which each row starts', () => {
    expect(readCsv('a\n\n"b\nc"\r\nd').rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('reports an unclosed quote and keeps earlier rows', () => {
    expect(readCsv('a\nb\n"c\nd\n')).toEqual({
      rows: [
        { line: 1, cells: ['a'] },
        { line: 2, cells: ['b'] },
      ],
      problem: 'The quote that begins in line 3 is not closed.',
    });
  });
});
