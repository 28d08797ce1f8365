import { startShell } from './app/start.tsx';

void startShell();
