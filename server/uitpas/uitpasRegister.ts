import type { Cents } from '#rules/money.ts';

/** A card at an event of UiTdatabank. */
interface CardAtEvent {
  /** Thirteen digits. */
  readonly number: string;
  readonly event: string;
  /** The price without the reduced rate. */
  readonly regularCents: Cents;
}

/** `none`: the card gives no reduced rate now, or its uses are spent. `reason` is the register's own sentence, or ''. */
export type CardAnswer =
  | { readonly has: 'rate'; readonly tariffId: string }
  | { readonly has: 'none'; readonly reason: string }
  | { readonly has: 'unknown'; readonly reason: string };

/** The register of the UiTPAS scheme: it decides which card has a reduced rate, and repays a club for sales that it was told. */
export interface UitpasRegister {
  /** @throws {UitpasUnreachable} */
  askCard(card: CardAtEvent): Promise<CardAnswer>;
  /**
   * Registers one sale.
   *
   * @returns the id of the sale
   * @throws {UitpasRefused} where another attempt would be refused too
   * @throws {UitpasUnreachable}
   */
  registerSale(sale: CardAtEvent & { readonly tariffId: string }): Promise<string>;
}

/** The register didn't answer, or not in a way that says anything. */
export class UitpasUnreachable extends Error {}

/** The register refused a sale. The message is its sentence. */
export class UitpasRefused extends Error {}
