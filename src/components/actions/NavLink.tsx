import { useLocation } from 'react-router';
import { Link, type LinkProps } from './Link.tsx';

interface NavLinkProps extends LinkProps {
  /** Current only on exactly this path, not on paths below it. */
  end?: boolean;
}

/** A link that sets `aria-current` when it leads to the open page. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
