import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { watchRejections } from './app/failures/watchRejections.ts';
import { createQueryClient } from './app/queryClient.ts';
import { createRouter } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createQueryClient();
watchRejections(window);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter(client)} />
    </QueryClientProvider>
  </StrictMode>,
);
