import { expect } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { arabesk, newKey } from '../registration.ts';
import type { TestClient, TestServer } from '../testServer.ts';
import { exported } from './clubFiles.ts';

export type Offer = Omit<ClubFile, 'questions' | 'forms'>;

export interface VersionedOffer {
  readonly version: string;
  readonly file: unknown;
}

export type PublishOptions = Partial<
  Omit<OperationRequest<'publish_offer'>, 'club' | 'file' | 'offerVersion'>
>;

/** Opens the offer of Arabesk, as its editor does. */
export async function openOffer(manager: TestClient) {
  const { result } = await manager.ask('get_offer_editor', { club: arabesk });
  // Safe cast: the server exports a club file.
  return { ...result, file: result.file as unknown as Offer };
}

/** The body of a request that publishes or plans an offer of Arabesk. */
export function offerRequest({ version, file }: VersionedOffer) {
  return { club: arabesk, offerVersion: version, file: JSON.stringify(file) };
}

export async function planOf(manager: TestClient, offer: VersionedOffer, options: PublishOptions = {}) {
  const request = { ...offerRequest(offer), preview: true, ...options };
  return (await manager.ask('publish_offer', request, newKey())).result;
}

export function publishAs(manager: TestClient, offer: VersionedOffer, options: PublishOptions = {}) {
  return manager.call('publish_offer', { ...offerRequest(offer), ...options }, newKey());
}

export async function publicationsOf(manager: TestClient) {
  return (await manager.ask('get_offer_publications', { club: arabesk })).result;
}

/** The whole club, as `npm run club` exports it. */
export function exportedClub({ database }: TestServer) {
  return exported(database.db, 'arabesk');
}

export function courseIn({ courses }: Pick<Offer, 'courses'>, url: string) {
  return courses.find((course) => course.url === url) ?? expect.fail(url);
}
