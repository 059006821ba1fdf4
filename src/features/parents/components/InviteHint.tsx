import { useQuery } from '@tanstack/react-query';
import { Link } from '#src/components/actions/Link.tsx';
import { hrefs } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { parentsQuery } from '../queries/parentsQuery.ts';

/**
 * Leads somebody who adds a family member to the invitation of the other parent, unless the family can invite nobody.
 * @param login - uid of the logged-in user
 */
export function InviteHint({ login }: { login: number }) {
  const { data } = useQuery(parentsQuery(login));
  if (data?.canInvite === false) return null;
  return (
    <p>
      {parentsTexts.hint.text} <Link to={hrefs.parents(login)}>{parentsTexts.hint.link}</Link>
    </p>
  );
}
