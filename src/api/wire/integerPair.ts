import * as v from 'valibot';
import { listOf } from './lists.ts';
import { integer } from './numbers.ts';

/** Two integers, such as the youngest and the oldest age. */
export const integerPair = v.pipe(
  listOf(integer),
  v.transform(([first = 0, last = 0]): [number, number] => [first, last]),
);
