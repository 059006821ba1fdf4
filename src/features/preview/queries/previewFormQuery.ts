import { queryOptions } from '@tanstack/react-query';
import { post, type WireAnswer } from '#src/api/call.ts';
import { parseClubSummary } from '#src/api/entities/club/club.ts';
import {
  parseRegistrationForm,
  type RegistrationForm,
} from '#src/api/entities/registration/registrationForm.ts';
import type { PreviewedClub } from '../state/frameMessages.ts';
import { clubNidIn, type PreviewQuery } from '../view/previewQuery.ts';

interface AskedPreview extends PreviewQuery {
  /** Finds the nid of a club by its url. */
  readonly nidOf: (url: string) => Promise<number>;
}

export interface PreviewAnswer {
  /** The raw answer, for the inspector. */
  readonly wire: WireAnswer<'get_combined_course_registration_form'>;
  readonly form: RegistrationForm;
  readonly club: PreviewedClub | undefined;
}

/** The form as the server would send it to a member. */
export function previewFormQuery({ club, request, nidOf }: AskedPreview) {
  return queryOptions({
    queryKey: ['preview-form', club, request],
    queryFn: async ({ signal }): Promise<PreviewAnswer> => {
      const nid = clubNidIn(club) ?? (await nidOf(club));
      const wire = await post('get_combined_course_registration_form', { club: nid, ...request }, { signal });
      return {
        wire,
        form: parseRegistrationForm(wire),
        // Without a club in the answer, the preview uses no club colour.
        club: wire.club === undefined ? undefined : parseClubSummary(wire.club),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
