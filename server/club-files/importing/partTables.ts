import {
  additionalServices,
  clubs,
  courseSessions,
  courses,
  forms,
  passes,
  productCategories,
  products,
  productVariants,
  seats,
  stands,
  tariffs,
  vouchers,
} from '../../db/schema.ts';

/** Where each kind of part is kept, by its nid. Questions have a key of their own. */
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
} as const;

export type NumberedKind = keyof typeof partTables;
export const numberedKinds = Object.keys(partTables) as NumberedKind[];
