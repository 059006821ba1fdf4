import type * as v from 'valibot';
import { federationMembers } from '../../generated/desk/federationMembers.ts';
import { importedCards } from '../../generated/desk/importedCards.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The federations of a club, with a page of the cards that it gave. */
export type FederationMembers = v.InferOutput<typeof federationMembers>;
export type FederationMember = FederationMembers['cards'][number];
export type ClubFederation = FederationMembers['federations'][number];
export const parseFederationMembers = readerOf(federationMembers);

/** What an import of cards does, or did. */
export type ImportedCards = v.InferOutput<typeof importedCards>;
export const parseImportedCards = readerOf(importedCards);
