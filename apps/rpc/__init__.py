"""The protocol for front ends in any language: JSON-RPC 2.0 over lines (`stdio_transport`), and a dispatcher for any
transport.

    requests, answers    what is sent and what comes back, as classes; `openrpc_schema` makes the OpenRPC document of
    them
    reading, structuring from bytes to parameters, within limits
    methods, catalogue   what each method does
    hosting, looks       games with their numbers, and what a seat gets to see of them
    dispatching          a line in, messages out; knows roles, long polls and those who watch
    stdio                `cyclades rpc`

docs/protocol.md describes it for those who write clients.
"""
