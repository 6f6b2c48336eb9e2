import { describe, expect, test } from 'vitest';
import { plainCell, tableFile, tableFiles } from '../../src/facts/tableFiles.ts';

describe('a table as a file', () => {
  test('has plain numbers, the sign of shares in their heads, and nothing where the page has a dash', () => {
    expect(['1,234', '0.50', '12.34\u00a0%', '–', '', 'a pair', '4 to 16'].map(plainCell)).toEqual([
      1234,
      0.5,
      12.34,
      null,
      null,
      'a pair',
      '4 to 16',
    ]);
    const table = { caption: 'A\u00a0B', columns: ['x', 'y'], rows: [['1,000', '5\u00a0%']] };
    expect(tableFile(table, 'csv')).toBe('# A B\r\nx,"y, %"\r\n1000,5\r\n');
    expect(JSON.parse(tableFile(table, 'json'))).toEqual({
      title: 'A B',
      columns: ['x', 'y, %'],
      rows: [[1000, 5]],
    });
  });

  test.each(Object.entries(tableFiles))('%s has a number or a word in each cell', (_, table) => {
    const { columns, rows } = JSON.parse(tableFile(table, 'json')) as {
      columns: string[];
      rows: unknown[][];
    };
    expect(rows.length).toBe(table.rows.length);
    expect(new Set(columns).size).toBe(columns.length);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    expect(rows.flat().filter((cell) => typeof cell === 'number').length).toBeGreaterThan(
      rows.length,
    );
  });
});
