/** This device's reviews, one for the page. It brings the database: see load.ts. */
import { reviewsHere } from './store.ts';

export const reviews = reviewsHere();
