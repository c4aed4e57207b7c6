"""The protocol for front ends in any language: JSON-RPC 2.0, with a dispatcher that works on any transport.

    request_types, response_types    what clients send and get, as classes
    view_types, field_types          the keys of views and the types of fields
    request_reader                   from bytes to a request, within limits
    parameter_structuring            from JSON to the parameters of a method
    methods, catalogue_methods       what each method does
    method_context, callers          who calls, and with which rights
    hosted_games, snapshots          games by number, and what a seat gets to see of them
    dispatcher                       one line in, messages out, with roles, long polls and subscriptions
    stdio_transport                  `cyclades rpc`
    openrpc_schema, typescript_types the protocol as an OpenRPC document and as TypeScript types

`docs/protocol.md` describes it for authors of clients.
"""
