import { Navigate, useLocation, useSearchParams } from 'react-router';
import { hrefs } from '../../paths.ts';

/** A screen of a club whose address names none: `?club=` says which, else Home asks. */
export function ClubChoice() {
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const club = query.get('club');
  if (!club)
    return <Navigate replace to={hrefs.home({ redirect: pathname + search + hash, requiresClub: true })} />;
  const others = new URLSearchParams(query);
  others.delete('club');
  return (
    <Navigate replace to={{ pathname: hrefs.club({ club }) + pathname, search: others.toString(), hash }} />
  );
}
