import { rules } from '@clubpoort/form-engine/headless';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { plainText } from '#rules/forgivingSearch.ts';
import type { Database } from '../../db/database.ts';
import { localities, streets } from '../../db/schema.ts';

interface Locality {
  readonly postal: string;
  readonly city: string;
  readonly searchText: string;
}

export interface Street {
  readonly name: string;
  readonly searchText: string;
  /** The lowest and the highest house number. */
  readonly lowest: number;
  readonly highest: number;
}

/** The places and streets that an address could mean. */
export interface KnownPlaces {
  /** Localities with the postcode; empty for a postcode that the list doesn't have. */
  readonly here: readonly Locality[];
  /** Localities with the city's name under another postcode. */
  readonly elsewhere: readonly Locality[];
  /** Streets of the postcode; empty when none are known. */
  readonly streets: readonly Street[];
}

export function loadLocalities(
  db: Database,
  country: string,
): Promise<{ readonly postal: string; readonly city: string }[]> {
  return db
    .select({ postal: localities.postal, city: localities.city })
    .from(localities)
    .where(eq(localities.country, country))
    .orderBy(asc(localities.postal), asc(localities.city));
}

/** Runs while somebody types, so one statement loads everything. Each of its two parts uses an index. */
export async function loadKnownPlaces(
  db: Database,
  { country, postal, city }: { readonly country: string; readonly postal: string; readonly city: string },
): Promise<KnownPlaces> {
  const codes = postalCodesIn(country, postal);
  const text = plainText(city);
  const isCandidate = or(inArray(localities.postal, codes), eq(localities.searchText, text));
  const column = {
    postal: localities.postal,
    name: localities.city,
    searchText: localities.searchText,
    lowest: sql<number>`0`.as('lowest'),
    highest: sql<number>`0`.as('highest'),
  };
  const rows = await unionAll(
    db
      .select({ kind: sql<'locality' | 'street'>`'locality'`.as('kind'), ...column })
      .from(localities)
      .where(and(eq(localities.country, country), isCandidate)),
    db
      .select({
        kind: sql<'locality' | 'street'>`'street'`.as('kind'),
        postal: streets.postal,
        name: streets.name,
        searchText: streets.searchText,
        lowest: sql<number>`${streets.lowestNumber}`.as('lowest'),
        highest: sql<number>`${streets.highestNumber}`.as('highest'),
      })
      .from(streets)
      .where(and(eq(streets.country, country), inArray(streets.postal, codes))),
  );
  const found = rows.flatMap(({ kind, name, ...row }) =>
    kind === 'locality' ? [{ ...row, city: name }] : [],
  );
  return {
    here: found.filter((locality) => codes.includes(locality.postal)),
    elsewhere: found.filter((locality) => !codes.includes(locality.postal)),
    streets: rows.filter(({ kind }) => kind === 'street'),
  };
}

/** A Dutch postcode is also looked up by its four digits, without the letters behind them. */
function postalCodesIn(country: string, postal: string): string[] {
  const digits = country === 'NL' ? rules.dutchPostalDigits(postal) : undefined;
  return [postal.trim(), ...(digits === undefined ? [] : [digits])];
}
