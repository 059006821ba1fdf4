import {
  additionalServices,
  clubs,
  courseSessions,
  courses,
  federations,
  forms,
  passes,
  productCategories,
  products,
  productVariants,
  seats,
  stands,
  tariffs,
  videos,
  vouchers,
} from '../../db/schema.ts';

/** The table of each kind of part, with `nid` as its key. Questions have another key. */
export const partTables = {
  club: clubs,
  course: courses,
  session: courseSessions,
  tariff: tariffs,
  service: additionalServices,
  stand: stands,
  seat: seats,
  form: forms,
  category: productCategories,
  product: products,
  variant: productVariants,
  pass: passes,
  voucher: vouchers,
  video: videos,
  federation: federations,
} as const;

export type NumberedKind = keyof typeof partTables;
export const numberedKinds = Object.keys(partTables) as NumberedKind[];
