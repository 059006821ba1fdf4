// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';
import { changeOption } from './changeOption.ts';

export const changeOptions = v.object({
  /** What the club does with money that is taken off */
  money: v.picklist(["refund","credit","none"]),
  /** Other tariffs of the same course first, then courses with the same terms */
  options: readableOf(changeOption),
  /** Courses with room that first ask questions, so that nobody can move to them here */
  asking: v.fallback(readableOf(v.object({
    nid: integer,
    url: text,
    title: text,
  })), []),
});
