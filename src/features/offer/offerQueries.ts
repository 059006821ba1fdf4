import { queryOptions } from '@tanstack/react-query';
import { get, post } from '#src/api/call.ts';
import { parseRevision } from '#src/api/entities/forms/builtForm.ts';
import {
  parseOfferEditor,
  parseOfferPlan,
  parsePlannedId,
} from '#src/api/entities/management/offerEditor.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import type { OfferFile } from './state/offerFile.ts';

/** Loads the offer of a club for its managers. @throws {ApiFailure} */
export async function loadOffer(club: number, signal?: AbortSignal) {
  const { result } = await get('get_offer_editor', { club }, signal ? { signal } : {});
  const editor = parseOfferEditor(result);
  // Cast is safe: the server exports a whole club file here, and reads it again before anything is published.
  return { ...editor, content: editor.file as OfferFile };
}

export type OpenedOffer = Awaited<ReturnType<typeof loadOffer>>;

export function offerQuery(club: number) {
  return queryOptions({
    queryKey: ['offer-editor', club],
    queryFn: ({ signal }) => loadOffer(club, signal),
    // The screen begins with one answer, and asks itself for the next.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Keeps or discards a draft. @returns its revision. @throws {ApiFailure} */
export async function saveOfferDraft(
  club: number,
  draft: string | undefined,
  revision: number,
): Promise<number> {
  const request = { club, revision, ...(draft !== undefined && { draft }) };
  return parseRevision((await post('save_offer_draft', request)).result);
}

/** An offer as it is sent. */
export interface OfferToPublish {
  readonly version: string;
  readonly file: string;
  /** Whether the draft has more changes than this offer. */
  readonly isPart: boolean;
}

/** The plan of a publication. */
export function offerPlanQuery(club: number, { version, file }: Pick<OfferToPublish, 'version' | 'file'>) {
  return queryOptions({
    queryKey: ['offer-plan', club, version, file],
    queryFn: async ({ signal }) => {
      const request = { club, offerVersion: version, file, preview: true };
      return parseOfferPlan(
        (await post('publish_offer', request, { signal, idempotencyKey: randomUuid() })).result,
      );
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** The things that a manager agrees to before an offer is published. */
export interface OfferWords {
  /** Urls of courses whose lessons really move. */
  readonly reschedules: readonly string[];
  /** The number of people who may be mailed. */
  readonly mailsTo: number | undefined;
}

/** Publishes an offer. A repeat with the same key publishes nothing twice. @throws {ApiFailure} */
export async function publishOffer(
  club: number,
  { version, file, isPart }: OfferToPublish,
  { reschedules, mailsTo }: OfferWords,
  idempotencyKey: string,
) {
  const request = {
    ...{ club, offerVersion: version, file, reschedules: [...reschedules] },
    ...(mailsTo !== undefined && { mailsTo }),
    ...(isPart && { keepsDraft: true }),
  };
  return parseOfferPlan((await post('publish_offer', request, { idempotencyKey })).result);
}

/**
 * Plans to publish an offer. The draft of the manager is gone then, unless it has more changes.
 *
 * @param at - in seconds
 * @returns the id of the planned publication
 * @throws {ApiFailure}
 */
export async function planOffer(
  club: number,
  { version, file, isPart }: OfferToPublish,
  { reschedules, mailsTo, at }: OfferWords & { readonly at: number },
  idempotencyKey: string,
) {
  const request = {
    ...{ club, offerVersion: version, file, reschedules: [...reschedules], at },
    ...(mailsTo !== undefined && { mailsTo }),
    ...(isPart && { keepsDraft: true }),
  };
  return parsePlannedId((await post('plan_offer_publication', request, { idempotencyKey })).result);
}

/** The offer of a planned publication, with the one that it began with. @throws {ApiFailure} */
export async function loadPlanned(club: number, planned: number) {
  const { result } = await get('get_offer_editor', { club, planned });
  const found = parseOfferEditor(result).planned;
  // Casts are safe: the server keeps whole club files here.
  return found && { base: found.base as OfferFile, content: found.file as OfferFile };
}
