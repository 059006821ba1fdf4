import { type Answers, prefillAnswers } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { compileSections, type Sibling } from '../../form-filling/index.ts';
import { useMembers } from '../../session/index.ts';
import { formOfPerson, registrationFormQuery } from '../queries/registrationFormQuery.ts';
import type { Enrolment } from '../view/enrolment.ts';

interface Siblings {
  readonly siblings: readonly Sibling[];
  /** Loads a sibling's stored answers to the same questions. */
  readonly load: (uid: number) => Promise<Answers>;
}

/** The family members whose answers may be copied. */
export function useSiblings(club: Club, { uid, tariffs }: Pick<Enrolment, 'uid' | 'tariffs'>): Siblings {
  const family = useMembers();
  const queryClient = useQueryClient();
  const members = family.status === 'known' ? family.members : [];
  return {
    siblings: members
      .filter((member) => member.uid !== uid)
      .map((member) => ({ uid: member.uid, name: member.firstName })),
    load: async (sibling) => {
      const query = registrationFormQuery({ club: club.nid, uids: [sibling], tariffs });
      const form = await queryClient.fetchQuery(query);
      return prefillAnswers(compileSections(formOfPerson(form, sibling).sections));
    },
  };
}
