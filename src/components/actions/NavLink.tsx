import { useLocation } from 'react-router';
import { Link, type LinkProps } from './Link.tsx';

interface NavLinkProps extends LinkProps {
  /** Current on exactly this path, not on those below it. */
  end?: boolean;
}

/** A link that says so where it leads to the page that is open. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
