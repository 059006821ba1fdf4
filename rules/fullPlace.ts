/** A club, for the places that it names. */
interface Located {
  readonly city: string;
  /** The club's own address: `Coupure Links 112, 9000 Gent`. */
  readonly address: string;
}

/** The end of a Belgian address: `9000 Gent`. */
const town = /^[1-9]\d{3}\s+\p{L}/u;

/**
 * A place as somebody finds it who knows nothing of the club: with its postcode and municipality. A room at the club's own address
 * gets those of the club: `Coupure Links 112, zaal Fonteyn, 9000 Gent`. Any other place gets the municipality alone, because its
 * postcode is unknown. '' for no place.
 */
export function fullPlace(place: string, { city, address }: Located): string {
  const parts = partsOf(place);
  const [street] = parts;
  if (street === undefined || parts.some((part) => town.test(part))) return parts.join(', ');
  const own = partsOf(address);
  if (isSame(street, own[0] ?? '')) return [...parts, own.find((part) => town.test(part)) ?? city].join(', ');
  const namesCity = city === '' || place.toLowerCase().includes(city.toLowerCase());
  return namesCity ? parts.join(', ') : [...parts, city].join(', ');
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function partsOf(place: string): string[] {
  return place
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
