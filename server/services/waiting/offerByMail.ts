import type { Context } from '../../context.ts';
import { offerFreePlaces } from './offerFreePlaces.ts';
import { sendOfferMails } from './sendOfferMails.ts';

/**
 * Offers free places to the people who wait for them, and mails those people.
 *
 * @param only - tariffs, when it is known which have a free place
 */
export async function offerByMail(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin'>,
  only?: readonly number[],
): Promise<void> {
  const offers = await offerFreePlaces(context.db, context.clock.now(), only);
  await sendOfferMails(context, offers);
}
