# What the server says by itself: refusals of requests, the page before the client is built, names of guests.

client-missing-title = The browser client is not built
client-missing-hint = Start the server with bin/serve, which builds it, or run “npm ci” and “npm run build” in web/. Programs can use the interface all the same: see /schema/openapi.json.

guest-name = Guest { $number }
table-name = { $name }’s table

problem-BAD_REQUEST = The request is not valid: { $place }.
problem-NOT_FOUND = There is nothing here.
problem-WRONG_METHOD = This address does not take that kind of request.
problem-TOO_LARGE = The request is too large.
problem-NOT_JSON = The request must be JSON.
problem-WRONG_ORIGIN = The request came from a page that is not this site’s.
problem-RATE_LIMITED = Too much at once. Please wait { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
problem-INTERNAL = Something went wrong on the server. It has been noted.
problem-WARMING_UP = The server is still preparing the games ({ $percent } %). Please try again in a moment.
