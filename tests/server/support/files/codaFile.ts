/** A transfer in a CODA file of the tests. Cents below zero: money that went out. */
export interface CodaMovement {
  readonly cents: number;
  /** `ddmmyy` */
  readonly day?: string;
  readonly payer?: string;
  readonly iban?: string;
  /** Twelve digits. */
  readonly structured?: string;
  readonly free?: string;
  /** Movements that this one is the sum of. */
  readonly details?: readonly CodaMovement[];
}

const blank = (length: number) => ' '.repeat(length);
const amount = (cents: number) => String(Math.abs(cents) * 10).padStart(15, '0');
const sign = (cents: number) => (cents < 0 ? '1' : '0');
const number = (value: number, length: number) => String(value).padStart(length, '0').slice(-length);

/** Writes one statement by the standard CODA 2.6: every line has 128 characters. */
export function codaFile(
  movements: readonly CodaMovement[],
  { account = 'BE68539007547034', openingCents = 100_000 } = {},
): string {
  const sum = movements.reduce((total, { cents }) => total + cents, 0);
  const closing = openingCents + sum;
  const lines = [
    `0000030112672505${blank(8)}REF1234567CLUB VZW${blank(18)}GKCCBEBB   00417497106 00000${blank(39)}2`,
    `12001${account.padEnd(31)}${blank(3)}EUR${sign(openingCents)}${amount(openingCents)}301126CLUB VZW${blank(18)}ZICHTREKENING${blank(22)}001`,
    ...movements.flatMap((one, index) => records(one, index + 1)),
  ].map((line) => line.padEnd(128));
  const debit = movements.reduce((total, { cents }) => total + Math.max(0, -cents), 0);
  const credit = movements.reduce((total, { cents }) => total + Math.max(0, cents), 0);
  lines.push(
    `8001${account.padEnd(34)}EUR${sign(closing)}${amount(closing)}301126${blank(64)}0`.padEnd(128),
    `9${blank(15)}${number(lines.length, 6)}${amount(debit)}${amount(credit)}${blank(75)}2`.padEnd(128),
  );
  return `${lines.join('\r\n')}\r\n`;
}

function records(movement: CodaMovement, sequence: number): string[] {
  const details = (movement.details ?? []).flatMap((one, index) => movementRecords(one, sequence, index + 1));
  return [...movementRecords(movement, sequence, 0), ...details];
}

function movementRecords(movement: CodaMovement, sequence: number, detail: number): string[] {
  const { cents, day = '301126', payer = '', iban = '', structured, free = '' } = movement;
  const communication = structured === undefined ? free : `101${structured}`;
  const id = `${number(sequence, 4)}${number(detail, 4)}`;
  const bank = `BANKREF${number(sequence, 7)}${number(detail, 7)}`;
  return [
    `21${id}${bank}${sign(cents)}${amount(cents)}${day}00150000${structured === undefined ? 0 : 1}${communication.slice(0, 53).padEnd(53)}${day}00101 0`,
    `22${id}${communication.slice(53, 106).padEnd(53)}${blank(35)}KREDBEBB   ${blank(16)}1 0`,
    `23${id}${iban.padEnd(34)}EUR${payer.padEnd(35)}${communication.slice(106).padEnd(43)}0 0`,
  ];
}
