import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScaleSize } from '#bench/scale/scaleSize.ts';
import {
  reads,
  type SizedServer,
  startSizedServer,
  statementsOf,
} from '../../support/database/sizedServer.ts';

const small: ScaleSize = {
  ...{ clubs: 2, courses: 30, members: 90, orders: 40, answers: 200, waitingLists: 5, participants: 12 },
  familyOrders: 4,
};
const large: ScaleSize = {
  ...{ clubs: 4, courses: 60, members: 180, orders: 80, answers: 400, waitingLists: 10, participants: 24 },
  familyOrders: 8,
};

describe('the number of statements of a read operation does not grow with the data', () => {
  let few: SizedServer;
  let many: SizedServer;
  beforeAll(async () => {
    few = await startSizedServer(small);
    many = await startSizedServer(large);
  });
  afterAll(async () => {
    await few.server.stop();
    await many.server.stop();
  });

  it.each(reads.map(({ name }) => name))('%s', async (name) => {
    const ofMany = await statementsOf(name, many);
    const texts = ofMany.map(({ text }) => text).join('\n');
    expect(ofMany.length, texts).toBe((await statementsOf(name, few)).length);
  });
});
