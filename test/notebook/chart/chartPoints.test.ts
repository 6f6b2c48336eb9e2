import { describe, expect, test } from 'vitest';
import { nearestPoint, pointAfterKey } from '../../../src/notebook/chart/chartPoints.ts';

describe('nearestPoint', () => {
  test('finds the point under the pointer', () => {
    expect(nearestPoint([0, 10, 20], 14)).toBe(1);
    expect(nearestPoint([0, 10, 20], 99)).toBe(2);
  });

  test('takes the first of two that are equally near', () => {
    expect(nearestPoint([0, 10], 5)).toBe(0);
  });

  test('finds nothing on an empty chart', () => expect(nearestPoint([], 5)).toBeNull());
});

describe('pointAfterKey', () => {
  test('walks with arrows, jumps with page keys, and stays inside', () => {
    expect(pointAfterKey('ArrowRight', 3, 101)).toBe(4);
    expect(pointAfterKey('ArrowLeft', 0, 101)).toBe(0);
    expect(pointAfterKey('PageUp', 95, 101)).toBe(100);
    expect(pointAfterKey('Home', 50, 101)).toBe(0);
    expect(pointAfterKey('End', 50, 101)).toBe(100);
  });

  test('begins at the first point', () => expect(pointAfterKey('ArrowRight', null, 101)).toBe(0));

  test('leaves other keys alone, and all keys of an empty chart', () => {
    expect(pointAfterKey('Tab', 3, 101)).toBeNull();
    expect(pointAfterKey('ArrowRight', null, 0)).toBeNull();
  });
});
