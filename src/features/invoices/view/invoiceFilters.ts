import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Invoice } from '#src/api/entities/orders/invoice.ts';

/** The filters of the list; '' for none. The address holds them, so that a filtered list can be shared and reloaded. */
export interface InvoiceFilters {
  /** Uid of a family member. */
  readonly member: string;
  /** Url of a club. */
  readonly club: string;
  /** `YYYY`. */
  readonly year: string;
}

export type FilterName = keyof InvoiceFilters;

/**
 * The parameter names in the address. The names `club` and `uid` are taken: they select a club and a member for the whole
 * portal (Specification 2.3).
 */
const parameterNames: Readonly<Record<FilterName, string>> = {
  member: 'lid',
  club: 'vereniging',
  year: 'jaar',
};
const filterNames = Object.keys(parameterNames) as FilterName[]; // the object's own keys

/** Minimum number of invoices for which filters are shown. */
const minimumCount = 5;

export interface FilterChoice {
  readonly name: FilterName;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function readFilters(query: URLSearchParams): InvoiceFilters {
  const { member, club, year } = parameterNames;
  return { member: query.get(member) ?? '', club: query.get(club) ?? '', year: query.get(year) ?? '' };
}

/** The query with one filter changed. Other parameters are kept. */
export function withFilter(query: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (value === '') changed.delete(parameterNames[name]);
  else changed.set(parameterNames[name], value);
  return changed;
}

export function withoutFilters(query: URLSearchParams): URLSearchParams {
  return filterNames.reduce((rest, name) => withFilter(rest, name, ''), query);
}

export function filterInvoices(invoices: readonly Invoice[], filters: InvoiceFilters): readonly Invoice[] {
  return invoices.filter((invoice) =>
    filterNames.every((name) => filters[name] === '' || optionValueOf(invoice, name) === filters[name]),
  );
}

/** The filters with at least two options. Empty for a short list, which needs no filters. */
export function filterChoices(invoices: readonly Invoice[]): readonly FilterChoice[] {
  if (invoices.length < minimumCount) return [];
  return filterNames
    .map((name) => ({ name, options: optionsOf(invoices, name) }))
    .filter(({ options }) => options.length > 1);
}

function optionsOf(invoices: readonly Invoice[], name: FilterName): FilterChoice['options'] {
  const labels = new Map(
    invoices.map((invoice) => [optionValueOf(invoice, name), optionLabelOf(invoice, name)]),
  );
  const options = [...labels].map(([value, label]) => ({ value, label }));
  return name === 'year'
    ? options.sort((one, other) => other.value.localeCompare(one.value))
    : options.sort((one, other) => one.label.localeCompare(other.label, 'nl'));
}

function optionValueOf(invoice: Invoice, name: FilterName): string {
  if (name === 'member') return String(invoice.uid);
  return name === 'club' ? invoice.club.url : yearOf(invoice);
}

function optionLabelOf(invoice: Invoice, name: FilterName): string {
  if (name === 'member') return invoice.name;
  return name === 'club' ? invoice.club.title : yearOf(invoice);
}

/** The year of the order, in Brussels time. */
function yearOf({ placed }: Pick<Invoice, 'placed'>): string {
  return isoDayOf(placed).slice(0, 4);
}
