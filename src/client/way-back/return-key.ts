/** Where the places to return to are kept (sessionStorage). Whoever finds something there loads the reading aids at once. */
export const RETURN_KEY = 'arbiter:return';
