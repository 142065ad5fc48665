/** This device's reviews, one instance per page. It includes the database: see load.ts. */
import { deviceReviews } from './store.ts';

export const reviews = deviceReviews();
