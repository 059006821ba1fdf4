import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { Patience, roundLimits, withPatience } from '../../db/patience.ts';
import { causeOf } from '../../http/causeOf.ts';

/** For how long a failed round counts, in milliseconds: by then it is tried again, here or in another process. */
const failureCounts = 3 * 60 * 60 * 1000;

/** When this process last did a piece of work on a timer, well or not. */
interface Outcome {
  readonly succeededAt?: Date;
  readonly failedAt?: Date;
}

/** What became of the work on a timer in this process. */
export interface RoundOutcomes {
  /**
   * Does a round, which has its own time-outs. A failure is logged with its cause in the line, and never thrown: the next round does the
   * work.
   *
   * @param name - a constant of the code
   */
  run(name: string, work: () => Promise<void>): Promise<void>;
  byRound(): ReadonlyMap<string, Outcome>;
  /** The rounds whose last attempt here failed, less than three hours ago. */
  failing(): readonly string[];
}

export function roundOutcomes(clock: Clock, log: Pick<FastifyBaseLogger, 'error'>): RoundOutcomes {
  const outcomes = new Map<string, Outcome>();
  const note = (name: string, outcome: Outcome) => outcomes.set(name, { ...outcomes.get(name), ...outcome });
  return {
    run: (name, work) =>
      withPatience(work, new Patience(roundLimits)).then(
        () => void note(name, { succeededAt: clock.now() }),
        (err: unknown) => {
          note(name, { failedAt: clock.now() });
          log.error({ round: name, err }, `the round "${name}" failed: ${causeOf(err)}`);
        },
      ),
    byRound: () => outcomes,
    failing: () =>
      [...outcomes].flatMap(([name, outcome]) => (isFailing(outcome, clock.now()) ? [name] : [])),
  };
}

function isFailing({ succeededAt, failedAt }: Outcome, now: Date): boolean {
  if (failedAt === undefined || now.getTime() - failedAt.getTime() > failureCounts) return false;
  return succeededAt === undefined || failedAt >= succeededAt;
}
