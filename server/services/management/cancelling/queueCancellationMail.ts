import type { Context } from '#server/context.ts';
import type { Cancelled, WantedCancellation } from './cancelForClub.ts';

interface Told {
  readonly wanted: WantedCancellation;
  readonly cancelled: Cancelled;
}

export async function queueCancellationMail(
  _context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  _told: Told,
): Promise<void> {}
