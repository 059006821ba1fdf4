import { NotFound } from '../states/NotFound.tsx';

export function NotFoundRoute() {
  return <NotFound />;
}
