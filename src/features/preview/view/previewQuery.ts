import { readId } from '#rules/readId.ts';
import type { OperationRequest } from '#schemas/operations.ts';

type FormRequest = OperationRequest<'get_combined_course_registration_form'>;

/** The preview that a club's form editor asks for in the address (Specification 2.2). */
export interface PreviewQuery {
  /** The club's nid, or its url. */
  readonly club: string;
  readonly request: Omit<FormRequest, 'club'> & { readonly formPreview: true };
}

/** Reads the query; undefined when it names no club. Invalid values are ignored. */
export function readPreviewQuery(query: URLSearchParams): PreviewQuery | undefined {
  const club = query.get('club')?.trim();
  if (!club) return undefined;
  const uid = idsIn(query.get('uid'))[0];
  const course = idsIn(query.get('nid'))[0];
  const tariffs = idsIn(query.get('tariff'));
  const questions = idsIn(query.get('questions'));
  const federations = partsOf(query.get('federations'));
  return {
    club,
    request: {
      formPreview: true,
      ...(uid !== undefined && { uid }),
      ...(course !== undefined && { course }),
      ...(tariffs.length > 0 && { tariffs }),
      ...(questions.length > 0 && { questions }),
      ...(federations.length > 0 && { federations }),
      ...(isOn(query, previewFlags.taxCertificate) && { allowTaxCertificatePreview: true }),
      ...(isOn(query, previewFlags.nationalNumber) && { nationalInsuranceNumber: true }),
    },
  };
}

/** Parameters that are 0 or 1. */
export const previewFlags = {
  taxCertificate: 'allowTaxCertificate',
  nationalNumber: 'nationalInsuranceNumber',
} as const;

export function isOn(query: URLSearchParams, flag: string): boolean {
  return query.get(flag) === '1';
}

/** The query of another course, or of none. Its tariffs are those of the course before it. */
export function withCourse(query: URLSearchParams, course: number | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const parameter of ['nid', 'tariff', 'questions']) next.delete(parameter);
  if (course !== undefined) next.set('nid', String(course));
  return next;
}

/** The club's nid, when the address has a nid instead of a url. */
export function clubNidIn(club: string): number | undefined {
  return idsIn(club)[0];
}

function partsOf(list: string | null): string[] {
  const parts = (list ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '');
}

function idsIn(list: string | null): number[] {
  return partsOf(list).flatMap((part) => readId(part) ?? []);
}
