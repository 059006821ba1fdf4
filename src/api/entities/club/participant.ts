import * as v from 'valibot';
import { participant as wire } from '../../generated/club/participant.ts';

export const participant = v.pipe(
  wire,
  v.transform(({ other_parents: otherParents, ...known }) => ({ ...known, otherParents })),
);
