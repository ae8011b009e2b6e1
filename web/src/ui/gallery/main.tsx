import '../../theme/nonce.ts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { GlobalStyle } from '../../theme/GlobalStyle.tsx';
import { watchTheme } from '../../theme/mode.ts';
import { Toaster } from '../Toast.tsx';
import { TooltipProvider } from '../Tooltip.tsx';
import { Gallery } from './Gallery.tsx';

watchTheme();
const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <BrowserRouter>
      <TooltipProvider>
        <GlobalStyle />
        <Gallery />
        <Toaster />
      </TooltipProvider>
    </BrowserRouter>,
  );
}
