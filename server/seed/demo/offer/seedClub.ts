import type { Weekday } from '#rules/brusselsTime.ts';
import type { clubs } from '#server/db/schema.ts';

/** A club of the demo data with everything that it offers and asks. Dates are relative to the day of seeding. */
export interface SeedClub {
  readonly club: Omit<typeof clubs.$inferInsert, 'nid' | 'searchText'> & { readonly nid: number };
  readonly courses: readonly SeedCourse[];
  readonly questions: readonly SeedSection[];
  readonly forms?: readonly SeedForm[];
  readonly passes?: readonly SeedPass[];
  readonly webshop?: readonly SeedCategory[];
  readonly vouchers?: readonly SeedVoucher[];
}

export interface SeedCategory {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly products: readonly SeedProduct[];
}

interface SeedProduct {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly isAddressRequired?: boolean;
  readonly maxPerOrder?: number;
  /** Offered beside these tariffs. */
  readonly relatedTo?: readonly number[];
  /** Their nids are the product's with two digits behind it: 61 has 6101, 6102, … */
  readonly variants: readonly {
    readonly title: string;
    readonly euros: number;
    /** Left out: not counted. */
    readonly stock?: number;
    readonly allowsBackorder?: boolean;
  }[];
}

export interface SeedVoucher {
  readonly nid: number;
  readonly code: string;
  readonly percentage?: number;
  readonly euros?: number;
  readonly courseNid?: number;
  readonly maxUses?: number;
  readonly uses?: number;
  readonly isCombinable?: boolean;
  /** From today; below zero: it is over. */
  readonly validForDays?: number;
}

/** A part of a hall, from the stage back. */
export interface SeedStand {
  readonly nid: number;
  readonly title: string;
  readonly surcharge?: number;
  /** Of a standing one. */
  readonly places?: number;
  /** Of a seated one: seats from left to right, of each row. Their nids follow on the stand's with three digits: 51 has 51001, … */
  readonly rows?: readonly {
    readonly row: string;
    readonly seats: number;
    readonly wheelchairs?: readonly number[];
  }[];
}

/** A form that stands apart from any course. */
export interface SeedForm {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly needsLogin: boolean;
  /** From and up to so many days from today; left out: no such bound. */
  readonly opensInDays?: number;
  readonly closesInDays?: number;
  readonly sections: readonly Pick<SeedSection, 'title' | 'fields'>[];
}

interface SeedPass {
  readonly nid: number;
  readonly label: string;
  /** Turns. */
  readonly credit: number;
  readonly euros: number;
  readonly validMonths?: number;
}

export interface SeedCourse {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly type?: 'course' | 'activity' | 'ticket';
  readonly description: string;
  readonly place: string;
  readonly teachers?: readonly string[];
  readonly ages?: readonly [min: number, max: number];
  /** Ages in whole years that the birth years are reckoned from, so that the demo data stays young. */
  readonly birthYearsOfAges?: readonly [min: number, max: number];
  readonly taxonomies?: readonly string[];
  readonly levels?: readonly string[];
  readonly when: readonly SessionPlan[];
  /** A title alone costs nothing and has no limit. */
  readonly services?: readonly (
    | string
    | { readonly title: string; readonly euros: number; readonly capacity?: number }
  )[];
  readonly stands?: readonly SeedStand[];
  /** Turns that a session costs by pass, and how many may come so. */
  readonly byPass?: { readonly turns: number; readonly places?: number };
  readonly allowsTaxCertificate?: boolean;
  /** Their nids are the course's with a digit behind it: 101 has 1011, 1012, … */
  readonly tariffs: readonly SeedTariff[];
}

/** The same hours once or several times: every week on a weekday, or on days in a row. */
export interface SessionPlan {
  /** The first session is on this weekday, so many days from today or as soon after as it comes. */
  readonly inDays: number;
  readonly on?: Weekday;
  readonly times: number;
  readonly every: 'week' | 'day';
  readonly from: string;
  readonly to: string;
}

export interface SeedTariff {
  readonly title: string;
  readonly euros: number;
  readonly discountedEuros?: number;
  readonly isTrial?: boolean;
  /** Left out: no limit. */
  readonly capacity?: number;
  readonly sold?: number;
  readonly isWaitingListDisabled?: boolean;
  readonly opensInDays?: number;
  readonly blocked?: string;
  readonly isInstant?: boolean;
  readonly deposit?: number;
  readonly parts?: number;
  readonly passTurns?: number;
  readonly uitpasEuros?: number;
  readonly coupleRoles?: readonly string[];
  readonly usersSimultaneous?: number;
}

export interface SeedSection {
  readonly title: string;
  /** Left out: asked for every course of the club. */
  readonly course?: number;
  /** Given: asked of its members alone. */
  readonly federation?: string;
  readonly fields: readonly SeedQuestion[];
}

export interface SeedQuestion {
  readonly qid: number;
  readonly type: string;
  readonly question: string;
  readonly required?: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  /** Value and label; a text alone is both. */
  readonly options?: readonly (string | readonly [value: string, label: string])[];
  readonly defaultKey?: string;
  /** Bounds of a number, or how many files. */
  readonly config?: { readonly min?: number; readonly max?: number };
  readonly courseInfo?: string;
  readonly visibleWhen?: Readonly<Record<string, unknown>>;
  readonly isForTeachers?: boolean;
}
