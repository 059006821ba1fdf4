type Path = string;

/** Fields that Google requires of a rich result, by type. An array names alternatives. */
const required: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Course: ['name', 'description', 'provider', 'offers'],
  CourseInstance: ['courseMode', ['courseSchedule', 'courseWorkload']],
  Schedule: ['repeatFrequency', 'repeatCount'],
  Event: ['name', 'startDate', 'location'],
  Place: ['address', 'name'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  ListItem: ['position', 'name', ['url', 'item']],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Organization: ['name', 'url'],
  PostalAddress: ['addressCountry'],
  WebSite: ['name', 'url'],
};

const amount = /^\d+\.\d\d$/;
const address = /^https?:\/\/[^\s"<>]+$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const day = /^\d{4}-\d\d-\d\d$/;
const clock = /^\d\d:\d\d:00$/;
const duration = /^PT(?=\d)(\d+H)?(\d+M)?$/;
const word = /^https:\/\/schema\.org\/[A-Z]\w+$/;

/** The format of each property, whatever thing it is of. Schedules write days and clock times apart. */
const formats: Readonly<Record<string, RegExp>> = {
  '@id': address,
  url: address,
  item: address,
  image: address,
  logo: address,
  price: amount,
  lowPrice: amount,
  highPrice: amount,
  priceCurrency: /^EUR$/,
  availability: word,
  eventStatus: word,
  byDay: word,
  startDate: time,
  endDate: time,
  startTime: clock,
  endTime: clock,
  duration,
  courseWorkload: duration,
  exceptDate: day,
  addressCountry: /^BE$/,
  postalCode: /^\d{4}$/,
  typicalAgeRange: /^(\d+-\d*|-\d+)$/,
};

/** Whatever a search engine would refuse in things of schema.org: missing fields, wrong formats, empty texts. */
export function structuredDataFaults(data: unknown, at: Path = '$'): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => structuredDataFaults(one, `${at}[${index}]`));
  if (typeof data !== 'object' || data === null)
    return data === '' || data === null ? [`${at} is empty`] : [];
  const fields: Readonly<Record<string, unknown>> = { ...data };
  const type = String(fields['@type']);
  const wanted = required[type];
  if (!wanted) return [`${at} has the unknown type ${type}`];
  const missing = wanted
    .filter((names) => [names].flat().every((name) => fields[name] === undefined))
    .map((names) => `${at} (${type}) has no ${[names].flat().join(' or ')}`);
  const wrong = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => {
      const format = type === 'Schedule' && name.endsWith('Date') ? day : formats[name];
      return format && typeof one === 'string' && !format.test(one) ? [`${at}.${name} is ${one}`] : [];
    }),
  );
  const below = Object.entries(fields).flatMap(([name, value]) =>
    structuredDataFaults(value, `${at}.${name}`),
  );
  return [...missing, ...wrong, ...below];
}
