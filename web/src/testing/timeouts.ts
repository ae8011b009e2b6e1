import { configure } from '@testing-library/react';

// Screens load their parts when they are needed; on a busy machine that takes longer than the library's second.
configure({ asyncUtilTimeout: 20_000 });
