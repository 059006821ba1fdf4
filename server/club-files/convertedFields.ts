/**
 * Fields that the database keeps in another form or another table: amounts in cents, moments, lists of parts. The importer and the
 * exporter convert them by hand. All other fields have a column of their name.
 */
export const converted = {
  course: [
    ...(['nid', 'image', 'teacherAccounts', 'ages', 'birthYears', 'taxonomies', 'levels'] as const),
    ...(['questionsOf'] as const),
    ...(['sessions', 'weekly', 'series', 'tariffs', 'services', 'stands'] as const),
  ],
  session: ['nid', 'day', 'from', 'to', 'untilDay', 'place'],
  tariff: ['nid', 'price', 'discountedPrice', 'earlyPrice', 'uitpasPrice', 'deposit', 'opens', 'priority'],
  service: ['nid', 'price'],
  form: ['nid', 'sections'],
  category: ['nid', 'products'],
  product: ['nid', 'image', 'offeredWith', 'variants'],
  variant: ['nid', 'price', 'stock'],
  pass: ['nid', 'price'],
  voucher: ['nid', 'percentage', 'amount', 'course', 'validFrom', 'validUntil'],
  video: ['nid', 'course'],
  federation: ['nid'],
  settings: ['reductions'],
  club: [
    ...(['nid', 'logo', 'image', 'teacherPictures', 'managerAccounts', 'teacherAccounts'] as const),
    ...(['settings', 'newsletter'] as const),
  ],
  question: [
    ...(['qid', 'type', 'options', 'config', 'fields', 'visibleWhen', 'requiredWhen'] as const),
    ...(['disabledWhen', 'readOnlyWhen', 'checks', 'isSensitive', 'isConsent', 'changeable'] as const),
  ],
} as const;
