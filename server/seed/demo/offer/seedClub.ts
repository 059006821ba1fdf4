import type { WireConfig, WireQuestion } from '@clubpoort/form-engine/headless';
import type { Weekday } from '#rules/brusselsTime.ts';
import type { clubs } from '#server/db/schema.ts';

/** A club of the demo data with its offer and questions. Dates are relative to the day of seeding. */
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
  /** Tariffs beside which it is offered. */
  readonly relatedTo?: readonly number[];
  /** Variants. Their nids are the product's nid and two digits: 61 has 6101, 6102, … */
  readonly variants: readonly {
    readonly title: string;
    readonly euros: number;
    /** Absent where the stock isn't counted. */
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
  /** Days from today; negative where the voucher has expired. */
  readonly validForDays?: number;
}

/** Parts of a hall, from the stage back. */
export interface SeedStand {
  readonly nid: number;
  readonly title: string;
  readonly surcharge?: number;
  /** Capacity of a standing part. */
  readonly places?: number;
  /** Rows of a seated part, seats from left to right. The nids are the stand's nid and three digits: 51 has 51001, … */
  readonly rows?: readonly {
    readonly row: string;
    readonly seats: number;
    readonly wheelchairs?: readonly number[];
  }[];
}

/** A form outside any course. */
export interface SeedForm {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly needsLogin: boolean;
  /** Bounds in days from today; absent where that side is open. */
  readonly opensInDays?: number;
  readonly closesInDays?: number;
  readonly sections: readonly Omit<SeedSection, 'course' | 'federation'>[];
}

interface SeedPass {
  readonly nid: number;
  readonly label: string;
  /** In turns. */
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
  readonly bring?: string;
  readonly teachers?: readonly string[];
  readonly ages?: readonly [min: number, max: number];
  /** Ages in whole years, from which birth years are computed, so that the demo data stays current. */
  readonly birthYearsOfAges?: readonly [min: number, max: number];
  readonly taxonomies?: readonly string[];
  readonly levels?: readonly string[];
  readonly when: readonly SessionPlan[];
  /** Services. A plain title costs nothing and has no limit. */
  readonly services?: readonly (
    | string
    | { readonly title: string; readonly euros: number; readonly capacity?: number }
  )[];
  readonly stands?: readonly SeedStand[];
  /** Turns that a session costs with a pass, and places for pass holders. */
  readonly byPass?: { readonly turns: number; readonly places?: number };
  readonly allowsTaxCertificate?: boolean;
  /** Tariffs. Their nids are the course's nid and one digit: 101 has 1011, 1012, … */
  readonly tariffs: readonly SeedTariff[];
}

/** Sessions at the same hours, once or repeatedly: weekly on a weekday outside holidays, or on consecutive days. */
export interface SessionPlan {
  /** The first session is on the first such weekday, from this many days after today on. */
  readonly inDays: number;
  readonly on?: Weekday;
  /** A camp lies in a week of the next such holiday, from this many days after today on. */
  readonly during?: 'Krokusvakantie' | 'Paasvakantie' | 'Zomervakantie';
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
  /** Absent where there is no limit. */
  readonly capacity?: number;
  readonly sold?: number;
  readonly isWaitingListDisabled?: boolean;
  readonly opensInDays?: number;
  readonly blocked?: string;
  readonly isInstant?: boolean;
  readonly deposit?: number;
  readonly parts?: number;
  readonly proRata?: 'lessons';
  readonly passTurns?: number;
  readonly uitpasEuros?: number;
  readonly coupleRoles?: readonly string[];
  readonly usersSimultaneous?: number;
  readonly fromFamilyMember?: number;
}

export interface SeedSection {
  readonly title: string;
  /** The title for whoever fills in the form for another; `{voornaam}` stands for the other's first name. */
  readonly titleForOther?: string;
  /** Absent: asked for every course of the club. */
  readonly course?: number;
  /** Present: asked of the federation's members alone. */
  readonly federation?: string;
  /** Whether the section starts a step of the form. */
  readonly step?: boolean;
  readonly visibleWhen?: Readonly<Record<string, unknown>>;
  readonly fields: readonly SeedQuestion[];
}

export interface SeedQuestion {
  readonly qid: number;
  readonly type: string;
  readonly question: string;
  /** As `titleForOther`. */
  readonly questionForOther?: string;
  readonly required?: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  /** Value, label and condition; a single text is both value and label. */
  readonly options?: readonly (
    | string
    | readonly [value: string, label: string, visibleWhen?: Readonly<Record<string, unknown>>]
  )[];
  readonly defaultKey?: string;
  /** Settings of the kind of question, in the format of the wire. */
  readonly config?: WireConfig;
  /** The questions of a group, in the format of the wire. */
  readonly fields?: readonly WireQuestion[];
  readonly courseInfo?: string;
  readonly visibleWhen?: Readonly<Record<string, unknown>>;
  readonly requiredWhen?: Readonly<Record<string, unknown>>;
  readonly isForTeachers?: boolean;
  /** About health. */
  readonly isSensitive?: boolean;
  /** Asks a consent to something, such as photos. */
  readonly isConsent?: boolean;
  readonly keptUntil?: 'activity' | 'season' | 'year';
  /** Until how many days after today a family may change the answer. Absent: its subject decides. */
  readonly changeableForDays?: number;
}
