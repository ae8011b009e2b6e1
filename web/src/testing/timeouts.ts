import { configure } from '@testing-library/react';

// Screens load code on demand. On a busy machine that takes longer than the library's default of one second.
configure({ asyncUtilTimeout: 50_000 });
